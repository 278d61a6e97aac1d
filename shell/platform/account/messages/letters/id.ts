import type { AccountMessages } from "../en";

export const id: AccountMessages["letters"] = {
  confirm: {
    subject: (name) => `Satu ketukan lagi, ${name}`,
    text: (site) =>
      `Tekan tombol ini agar kami tahu surat-surat ${site} sampai ke orang yang benar. Sesudah itu Anda dapat masuk.`,
    action: "Ya, ini email saya",
    until: (date) => `Tautannya berlaku sampai ${date}.`,
    reason: (email) =>
      `Surat ini dikirim karena seseorang membuat akun dengan alamat ${email}. Bukan Anda? Abaikan saja: tanpa konfirmasi tidak terjadi apa-apa.`,
  },
  exists: {
    subject: "Anda sudah punya akun",
    text: "Seseorang, mungkin Anda, ingin membuat akun dengan email ini. Akunnya sudah ada: masuklah dengannya, atau pilih kata sandi baru bila lupa.",
    action: "Pilih kata sandi baru",
    reason: "Bukan Anda? Abaikan saja surat ini: tidak ada yang berubah.",
  },
  password: {
    subject: "Kata sandi baru",
    text: "Tekan tombolnya untuk memilih kata sandi baru. Tautannya hanya dapat dipakai sekali.",
    action: "Pilih kata sandi baru",
    until: (date) => `Berlaku sampai ${date}.`,
    reason: "Surat ini dikirim karena diminta di halaman masuk. Bukan Anda? Abaikan saja: kata sandi Anda tetap.",
  },
  changed: {
    subject: "Kata sandi Anda diubah",
    text: "Kata sandi Anda baru saja diubah, dan semua sesi lain berakhir.",
    reason: "Bukan Anda? Segera pilih kata sandi baru lewat “Lupa?” di halaman masuk.",
  },
  newEmail: {
    subject: "Ini email baru Anda?",
    text: "Tekan tombolnya, dan mulai sekarang Anda masuk dengan email ini. Sebelum itu tidak ada yang berubah.",
    action: "Ya, ini email saya",
    until: (date) => `Tautannya berlaku sampai ${date}.`,
    reason: "Surat ini dikirim karena seseorang ingin memakai email ini untuk akunnya. Bukan Anda? Abaikan saja.",
  },
  emailChanged: {
    subject: "Akun Anda punya email lain",
    text: (email) => `Mulai sekarang akun Anda dibuka dengan ${email}, bukan lagi dengan email ini.`,
    reason: "Bukan Anda? Segera tulis kepada kami.",
  },
  newCodes: {
    subject: "Kode pemulihan baru",
    text: "Sepuluh kode pemulihan baru dibuat untuk akun Anda. Kode sebelumnya tidak berlaku lagi.",
    reason: "Bukan Anda? Segera pilih kata sandi baru dan tulis kepada kami.",
  },
  passkeyAdded: {
    subject: "Kunci sandi ditambahkan",
    text: "Sebuah kunci sandi baru membuka akun Anda, tanpa kata sandi dan tanpa langkah kedua.",
    reason: "Bukan Anda? Hapus di halaman akun, pilih kata sandi baru, dan tulis kepada kami.",
  },
  passkeyRemoved: {
    subject: "Kunci sandi dihapus",
    text: "Salah satu kunci sandi Anda tidak lagi membuka akun Anda.",
    reason: "Bukan Anda? Segera pilih kata sandi baru dan tulis kepada kami.",
  },
  secondStepOn: {
    subject: "Langkah kedua menyala",
    text: "Mulai sekarang masuk memerlukan kode dari aplikasi Anda. Simpan sepuluh kode pemulihan di tempat yang mudah ditemukan.",
    reason: "Bukan Anda? Segera pilih kata sandi baru dan hubungi kami.",
  },
  secondStepOff: {
    subject: "Langkah kedua mati",
    text: "Masuk kembali hanya memerlukan kata sandi Anda.",
    reason: "Bukan Anda? Segera pilih kata sandi baru dan hubungi kami.",
  },
};
