use std::collections::BTreeMap;
use std::io::{self, BufRead};

#[derive(Clone, Copy)]
enum Jenis {
    Plastik,
    Kertas,
    Logam,
}

const SEMUA: [(Jenis, &str, u64); 3] = [
    (Jenis::Plastik, "plastik", 2_000),
    (Jenis::Kertas, "kertas", 1_500),
    (Jenis::Logam, "logam", 6_000),
];

struct Setoran<'a> {
    nama: &'a str,
    jenis: Jenis,
    /// Seperseratus kilogram.
    dekagram: u64,
}

fn baca_berat(tulisan: &str) -> Option<u64> {
    let (utuh, pecahan) = tulisan.split_once('.').unwrap_or((tulisan, "0"));
    let angka = |teks: &str| !teks.is_empty() && teks.bytes().all(|b| b.is_ascii_digit());
    if !angka(utuh) || !angka(pecahan) || pecahan.len() > 2 {
        return None;
    }
    let seratus: u64 = format!("{pecahan:0<2}").parse().ok()?;
    let berat = utuh.parse::<u64>().ok()? * 100 + seratus;
    (berat > 0).then_some(berat)
}

fn baca(baris: &str) -> Option<Setoran<'_>> {
    let (sisa, berat) = baris.trim().rsplit_once(' ')?;
    let (nama, jenis) = sisa.rsplit_once(' ')?;
    let (jenis, ..) = *SEMUA.iter().find(|(_, nama, _)| *nama == jenis)?;
    Some(Setoran { nama, jenis, dekagram: baca_berat(berat)? })
}

fn main() {
    let mut tabungan: BTreeMap<String, u64> = BTreeMap::new();
    let mut berat = [0u64; 3];
    let mut dilewati = 0;
    for baris in io::stdin().lock().lines() {
        let baris = baris.unwrap();
        if baris.trim().is_empty() {
            continue;
        }
        match baca(&baris) {
            Some(setoran) => {
                let (_, _, harga) = SEMUA[setoran.jenis as usize];
                *tabungan.entry(setoran.nama.to_string()).or_default() += setoran.dekagram * harga / 100;
                berat[setoran.jenis as usize] += setoran.dekagram;
            }
            None => dilewati += 1,
        }
    }

    for (nama, rupiah) in &tabungan {
        println!("{nama}: Rp{rupiah}");
    }
    let mut terbanyak = 0;
    for nomor in 1..berat.len() {
        if berat[nomor] > berat[terbanyak] {
            terbanyak = nomor;
        }
    }
    if berat[terbanyak] == 0 {
        println!("Terbanyak: -");
    } else {
        let (_, nama, _) = SEMUA[terbanyak];
        println!("Terbanyak: {nama} {}.{:02} kg", berat[terbanyak] / 100, berat[terbanyak] % 100);
    }
    if dilewati > 0 {
        println!("Dilewati: {dilewati}");
    }
}
