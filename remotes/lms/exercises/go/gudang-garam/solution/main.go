package main

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"sort"
	"strconv"
	"strings"
)

type Gudang map[string]int

var errTidakDikenal = errors.New("perintah tidak dikenal")

func (g Gudang) kurangi(jenis string, kilo int) error {
	if g[jenis] < kilo {
		return fmt.Errorf("%s hanya %d kg", jenis, g[jenis])
	}
	g[jenis] -= kilo
	return nil
}

func (g Gudang) jalankan(bagian []string) error {
	panjang := map[string]int{"terima": 3, "ambil": 3, "pindah": 4}
	if len(bagian) == 0 || len(bagian) != panjang[bagian[0]] {
		return errTidakDikenal
	}
	kilo, err := strconv.Atoi(bagian[len(bagian)-1])
	if err != nil {
		return errTidakDikenal
	}
	if kilo <= 0 {
		return errors.New("jumlah harus lebih dari nol")
	}
	jenis := bagian[1]
	switch bagian[0] {
	case "terima":
		g[jenis] += kilo
		return nil
	case "ambil":
		return g.kurangi(jenis, kilo)
	default:
		if err := g.kurangi(jenis, kilo); err != nil {
			return err
		}
		g[bagian[2]] += kilo
		return nil
	}
}

func main() {
	gudang := Gudang{}
	pembaca := bufio.NewScanner(os.Stdin)
	for baris := 1; pembaca.Scan(); baris++ {
		if err := gudang.jalankan(strings.Fields(pembaca.Text())); err != nil {
			fmt.Printf("baris %d: %v\n", baris, err)
		}
	}
	var jenis []string
	for satu := range gudang {
		jenis = append(jenis, satu)
	}
	sort.Strings(jenis)
	for _, satu := range jenis {
		fmt.Println(satu, gudang[satu])
	}
}
