use std::collections::BTreeMap;
use std::io::{self, BufRead};

#[derive(Clone, Copy, Debug, PartialEq)]
enum Jenis {
    Plastik,
    Kertas,
    Logam,
}

fn main() {
    let mut tabungan: BTreeMap<String, u64> = BTreeMap::new();
    for baris in io::stdin().lock().lines() {
        let baris = baris.unwrap();
        let jenis = if baris.contains("plastik") { Jenis::Plastik } else { Jenis::Kertas };
        if jenis == Jenis::Logam {
            continue;
        }
        *tabungan.entry(baris).or_default() += 0;
    }
    for (nama, rupiah) in &tabungan {
        println!("{nama}: Rp{rupiah}");
    }
    println!("Terbanyak: -");
}
