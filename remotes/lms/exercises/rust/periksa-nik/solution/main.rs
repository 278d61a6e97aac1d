use std::io::{self, BufRead};

fn hari_terbanyak(bulan: u32) -> u32 {
    match bulan {
        2 => 29,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

fn periksa(nik: &str) -> Result<String, &'static str> {
    if nik.len() != 16 || !nik.bytes().all(|angka| angka.is_ascii_digit()) {
        return Err("bukan 16 angka");
    }
    let angka = |dari: usize| nik[dari..dari + 2].parse::<u32>().unwrap_or(0);
    let (tanggal, bulan, tahun) = (angka(6), angka(8), angka(10));
    let perempuan = tanggal > 40;
    let hari = if perempuan { tanggal - 40 } else { tanggal };
    if hari < 1 || hari > hari_terbanyak(bulan) {
        return Err("tanggal lahir tidak ada");
    }
    if &nik[12..] == "0000" {
        return Err("nomor urut kosong");
    }
    let siapa = if perempuan { "perempuan" } else { "laki-laki" };
    Ok(format!("{siapa}, lahir {hari:02}-{bulan:02}-{tahun:02}"))
}

fn main() {
    for baris in io::stdin().lock().lines() {
        match periksa(baris.unwrap().trim()) {
            Ok(hasil) => println!("{hasil}"),
            Err(masalah) => println!("{masalah}"),
        }
    }
}
