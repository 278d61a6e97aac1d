use std::io::{self, BufRead};

const GRAM_PER_KARUNG: u64 = 5_000;

fn main() {
    for baris in io::stdin().lock().lines() {
        let baris = baris.unwrap();
        let mut bagian = baris.split_whitespace();
        let (Some(nama), Some(luas)) = (bagian.next(), bagian.next()) else {
            continue;
        };
        let luas: u64 = luas.parse().unwrap();
        let gram = luas * 5 / 2;
        let karung = gram.div_ceil(GRAM_PER_KARUNG);
        println!("{nama}: {gram} g, {karung} karung");
    }
}
