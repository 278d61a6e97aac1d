#include <iostream>
#include <map>
#include <set>
#include <string>

using Orangtua = std::map<std::string, std::string>;

/** Generasi seseorang; 0 kalau catatannya berputar. */
std::size_t generasi(const Orangtua &orangtua, std::string nama) {
    std::size_t naik = 1;
    for (auto ada = orangtua.find(nama); ada != orangtua.end(); ada = orangtua.find(nama)) {
        nama = ada->second;
        if (++naik > orangtua.size() + 1) return 0;
    }
    return naik;
}

int main() {
    Orangtua orangtua;
    std::set<std::string> semua;
    for (std::string anak, tua; std::cin >> anak >> tua;) {
        orangtua[anak] = tua;
        semua.insert(anak);
        semua.insert(tua);
    }
    std::map<std::size_t, std::string> baris;
    for (const auto &nama : semua) {
        const auto nomor = generasi(orangtua, nama);
        if (nomor == 0) {
            std::cout << "Catatan berputar\n";
            return 0;
        }
        auto &tulisan = baris[nomor];
        tulisan += (tulisan.empty() ? "" : ", ") + nama;
    }
    for (const auto &[nomor, nama] : baris) std::cout << nomor << ": " << nama << "\n";
}
