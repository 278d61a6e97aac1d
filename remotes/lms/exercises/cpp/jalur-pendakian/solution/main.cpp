#include <functional>
#include <iostream>
#include <map>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Jalur {
    std::string ke;
    int menit;
};

int main() {
    std::string awal, tujuan, a, b;
    int naik, turun;
    std::cin >> awal >> tujuan;
    std::map<std::string, std::vector<Jalur>> peta;
    while (std::cin >> a >> b >> naik >> turun) {
        peta[a].push_back({b, naik});
        peta[b].push_back({a, turun});
    }

    std::map<std::string, int> waktu{{awal, 0}};
    std::map<std::string, std::string> dari;
    using Antre = std::pair<int, std::string>;
    std::priority_queue<Antre, std::vector<Antre>, std::greater<>> antrean;
    antrean.push({0, awal});
    while (!antrean.empty()) {
        const auto [menit, pos] = antrean.top();
        antrean.pop();
        if (menit > waktu[pos]) continue;
        for (const auto &jalur : peta[pos]) {
            const int sampai = menit + jalur.menit;
            const auto ada = waktu.find(jalur.ke);
            if (ada != waktu.end() && ada->second <= sampai) continue;
            waktu[jalur.ke] = sampai;
            dari[jalur.ke] = pos;
            antrean.push({sampai, jalur.ke});
        }
    }

    if (!waktu.count(tujuan)) {
        std::cout << "Tidak ada jalur\n";
        return 0;
    }
    std::string jalan = tujuan;
    for (std::string pos = tujuan; pos != awal;) {
        pos = dari[pos];
        jalan = pos + " > " + jalan;
    }
    std::cout << waktu[tujuan] << " menit: " << jalan << "\n";
}
