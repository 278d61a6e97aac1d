#include <iostream>
#include <string>
#include <vector>

struct Tiket {
    std::string nama;
    int gerbong;
    std::string kursi;
};

int main() {
    std::vector<Tiket> tiket;
    for (Tiket satu; std::cin >> satu.nama >> satu.gerbong >> satu.kursi;) tiket.push_back(satu);
    for (const auto &[nama, gerbong, kursi] : tiket) std::cout << gerbong << "-" << kursi << " " << nama << "\n";
}
