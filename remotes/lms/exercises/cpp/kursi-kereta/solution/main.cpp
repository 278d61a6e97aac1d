#include <algorithm>
#include <iostream>
#include <string>
#include <tuple>
#include <vector>

struct Tiket {
    std::string nama;
    int gerbong = 0;
    int baris = 0;
    char huruf = 'A';

    auto tempat() const { return std::make_tuple(gerbong, baris, huruf); }
};

int main() {
    std::vector<Tiket> tiket;
    for (Tiket satu; std::cin >> satu.nama >> satu.gerbong >> satu.baris >> satu.huruf;) tiket.push_back(satu);
    std::stable_sort(tiket.begin(), tiket.end(),
                     [](const Tiket &a, const Tiket &b) { return a.tempat() < b.tempat(); });
    for (std::size_t i = 0; i < tiket.size(); ++i) {
        const bool kembar = i > 0 && tiket[i].tempat() == tiket[i - 1].tempat();
        std::cout << tiket[i].gerbong << "-" << tiket[i].baris << tiket[i].huruf << " " << tiket[i].nama
                  << (kembar ? " !" : "") << "\n";
    }
}
