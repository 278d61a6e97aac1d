package main

import "fmt"

type Jaga struct {
	Mulai, Selesai int
}

func main() {
	var semua []Jaga
	for {
		var nama string
		var jaga Jaga
		if n, _ := fmt.Scan(&nama, &jaga.Mulai, &jaga.Selesai); n != 3 {
			break
		}
		semua = append(semua, jaga)
	}
	fmt.Println("Terjaga:", len(semua))
	fmt.Println("Kosong: -")
}
