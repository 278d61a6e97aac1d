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
		truk := karung / muatan
		jumlah += truk
		fmt.Printf("%s: %d truk, terakhir %d karung\n", desa, truk, karung)
	}
	fmt.Printf("Jumlah: %d truk\n", jumlah)
}
