package main

import "fmt"

const muatan = 120

func main() {
	jumlah := 0
	for {
		var desa string
		var karung int
		if n, _ := fmt.Scan(&desa, &karung); n != 2 {
			break
		}
		truk := (karung + muatan - 1) / muatan
		terakhir := 0
		if truk > 0 {
			terakhir = karung - (truk-1)*muatan
		}
		jumlah += truk
		fmt.Printf("%s: %d truk, terakhir %d karung\n", desa, truk, terakhir)
	}
	fmt.Printf("Jumlah: %d truk\n", jumlah)
}
