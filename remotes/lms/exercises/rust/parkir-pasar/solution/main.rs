use std::io::{self, BufRead};

const GRATIS_MENIT: u64 = 10;

fn tarif(jenis: &str, menit: u64) -> Option<u64> {
    let (pertama, berikutnya, terbanyak) = match jenis {
        "motor" => (2_000, 1_000, Some(6_000)),
        "mobil" => (5_000, 3_000, Some(20_000)),
        "truk" => (10_000, 8_000, None),
        _ => return None,
    };
    if menit <= GRATIS_MENIT {
        return Some(0);
    }
    let jam = menit.div_ceil(60);
    let rupiah = pertama + (jam - 1) * berikutnya;
    Some(terbanyak.map_or(rupiah, |batas: u64| rupiah.min(batas)))
}

fn main() {
    for baris in io::stdin().lock().lines() {
        let baris = baris.unwrap();
        let Some((jenis, menit)) = baris.split_once(' ') else {
            continue;
        };
        let menit: u64 = menit.trim().parse().unwrap();
        match tarif(jenis, menit) {
            Some(rupiah) => println!("{jenis} {menit} menit: Rp{rupiah}"),
            None => println!("{jenis}: tidak dilayani"),
        }
    }
}
