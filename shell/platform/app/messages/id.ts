/** Texts of the platform's answers; fields by the name of the query parameter or body field. */
export const id = {
  ok: "Berhasil",
  tokenCreated: "Token aplikasi telah dibuat",
  unauthorized: "Token aplikasi tidak ada, tidak sah, atau sudah kedaluwarsa",
  wrongClient: "ID klien atau rahasianya salah",
  unknownHost: "Tidak ada situs untuk alamat ini",
  notFound: "Alamat yang diminta tidak ditemukan",
  classNotFound: "Kelas tidak ditemukan",
  settingNotFound: "Pengaturan tidak ditemukan",
  invalid: "Periksa kembali isian Anda",
  badRequest: "Permintaan tidak dapat dibaca",
  tooLarge: "Isi permintaan terlalu besar",
  unsupportedType: "Isi permintaan harus berupa JSON",
  unavailable: "Layanan sedang tidak dapat dihubungi. Silakan coba sesaat lagi",
  internal: "Terjadi kesalahan pada layanan",
  fields: {
    page: "Halaman harus bilangan bulat mulai dari 1",
    pageSize: "Jumlah per halaman harus bilangan bulat dari 1 sampai 50",
    state: "Status kelas tidak dikenal",
    level: "Tingkat paling panjang 60 karakter",
    programIds: "Paling banyak 20 program, masing-masing paling panjang 100 karakter",
    search: "Kata pencarian paling panjang 100 karakter",
    "filter.type": "Jenis kelas paling panjang 60 karakter",
    slug: "Slug wajib diisi, paling panjang 200 karakter",
    classroomId: "ID kelas wajib diisi, paling panjang 200 karakter",
    clientId: "ID klien wajib diisi",
    secret: "Rahasia klien wajib diisi",
    from: "Asal harus berupa alamat, paling panjang 2.000 karakter",
    to: "Tujuan harus berupa alamat, paling panjang 2.000 karakter",
    timestamp: "Waktu ditulis dalam bentuk 2026-11-21T08:00:00Z",
    scopes: "Cakupan harus berupa daftar teks",
  },
  fieldInvalid: "Nilai ini tidak sah",
} as const;

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };

/** What a catalogue of any language has. */
export type Messages = Texts<typeof id>;
