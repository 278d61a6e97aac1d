package main

import (
	"bufio"
	"fmt"
	"os"
	"strings"
)

type Gudang map[string]int

func (g Gudang) jalankan(bagian []string) error {
	return fmt.Errorf("perintah tidak dikenal")
}

func main() {
	gudang := Gudang{}
	pembaca := bufio.NewScanner(os.Stdin)
	for baris := 1; pembaca.Scan(); baris++ {
		if err := gudang.jalankan(strings.Fields(pembaca.Text())); err != nil {
			fmt.Printf("baris %d: %v\n", baris, err)
		}
	}
}
