/** Texts of the platform's answers; fields by the name of the query parameter or body field, for the endpoints that have them. */
export const id = {
  ok: "Berhasil",
  tokenCreated: "Token aplikasi telah dibuat",
  unauthorized: "Token aplikasi tidak ada, tidak sah, atau sudah kedaluwarsa",
  wrongClient: "ID klien atau rahasianya salah",
  unknownHost: "Tidak ada situs untuk alamat ini",
  notFound: "Alamat yang diminta tidak ditemukan",
  settingNotFound: "Pengaturan tidak ditemukan",
  settingUnknown: "Pengaturan ini tidak dikenal",
  loginNeeded: "Anda perlu masuk untuk melakukan ini",
  identityUnknown: "Identitas ini tidak dapat dipastikan. Silakan masuk lagi",
  forbidden: "Anda tidak berwenang melakukan ini",
  invalid: "Periksa kembali isian Anda",
  badRequest: "Permintaan tidak dapat dibaca",
  tooLarge: "Isi permintaan terlalu besar",
  unsupportedType: "Isi permintaan harus berupa JSON",
  unavailable: "Layanan sedang tidak dapat dihubungi. Silakan coba sesaat lagi",
  noRoom: "Saat ini tidak ada yang dapat disimpan. Silakan coba lagi nanti",
  internal: "Terjadi kesalahan pada layanan",
  /** Of every list. */
  fields: {
    page: "Halaman harus bilangan bulat mulai dari 1",
    pageSize: "Jumlah per halaman harus bilangan bulat dari 1 sampai 50",
    perPage: "Jumlah per halaman harus bilangan bulat dari 1 sampai 50",
  },
  authorizer: {
    clientId: "ID klien wajib diisi",
    secret: "Rahasia klien wajib diisi",
    scopes: "Cakupan harus berupa daftar teks",
  },
  auth: {
    idToken: "Token identitas wajib diisi",
  },
  mailer: {
    to: "Alamat email tidak valid",
    subject: "Judul wajib diisi, paling panjang 200 karakter",
    text: "Isi surat wajib diisi, paling panjang 10.000 karakter",
    action: "Tombol harus memiliki teks dan alamat yang sah",
  },
  drive: {
    unknown: "Berkas tidak ditemukan. Kirim sekali lagi",
    elsewhere: "Berkas terputus di tempat lain. Kirim sekali lagi",
    empty: "Berkas ini kosong",
    tooLarge: "Ukuran berkas maksimal 5 MB",
    tooMany: "Terlalu banyak berkas sedang dikirim. Coba lagi sebentar",
    virus: "Berkas ini berisi virus",
    drawing:
      "SVG ini tidak dapat digambar: isinya bukan SVG yang sah, terlalu rumit, atau lebih besar dari 50 megapiksel",
    program: "PDF ini berisi program atau berkas lain",
    other: "Isi berkas ini bukan foto atau PDF yang bisa dibaca (JPEG, PNG, WebP; foto paling besar 50 megapiksel)",
  },
  logger: {
    from: "Asal harus berupa alamat, paling panjang 2.000 karakter",
    to: "Tujuan harus berupa alamat, paling panjang 2.000 karakter",
    timestamp: "Waktu ditulis dalam bentuk 2026-11-21T08:00:00Z",
  },
  settings: {
    title: "Nama situs berupa teks, paling panjang 300 karakter",
    logoDark: "Logo berupa alamat gambar, atau kosong",
    logoLight: "Logo berupa alamat gambar, atau kosong",
    favicon: "Ikon berupa alamat gambar, atau kosong",
    layout: "Tata letak berupa salah satu nama yang ada, misalnya main atau campus",
    isMaintenance: "Mode perbaikan berupa ya atau tidak (true atau false)",
    isLoginOnly: "Wajib masuk berupa ya atau tidak (true atau false)",
    language: "Bahasa yang tersedia: id atau en",
    languages: "Daftar bahasa hanya memuat id dan en",
    translations: "Terjemahan harus berisi teks dan tautan yang sah",
    routes: "Daftar halaman berupa alamat, paling banyak 500",
    ownPages: "Halaman buatan sendiri ditulis sebagai alamat, misalnya /Program/Beasiswa",
    hiddenPages: "Halaman tersembunyi ditulis sebagai alamat, misalnya /About",
    redirects: "Alamat yang pindah memerlukan alamat lama dan alamat barunya",
    page_own: "Setiap halaman memerlukan alamat seperti Program/Beasiswa, judul, dan bagian",
    page_own_id: "Setiap halaman memerlukan alamat seperti Program/Beasiswa, judul, dan bagian",
    page_own_en: "Setiap halaman memerlukan alamat seperti Program/Beasiswa, judul, dan bagian",
    analytics: "ID pengukuran tidak sah",
    navigation: "Tautan harus memiliki teks dan alamat yang sah",
    css: "Warna ditulis seperti #2096C4 dan huruf dengan namanya",
    meta: "Keterangan situs harus berupa teks atau alamat yang sah",
    home: "Bagian halaman depan harus memiliki nama slot yang sah",
    home_id: "Bagian halaman depan harus memiliki nama slot yang sah",
    home_en: "Bagian halaman depan harus memiliki nama slot yang sah",
    "page_belajar-bersama": "Halaman harus memiliki judul, keterangan, dan bagian dengan nama slot yang sah",
    page_metamorfosa: "Halaman harus memiliki judul, keterangan, dan bagian dengan nama slot yang sah",
  },
  draft: {
    changed: "Draf ini sudah diubah orang lain. Muat yang terbaru, lalu simpan lagi",
    noStep: "Tidak ada langkah untuk itu",
    past: "Pilih waktu yang belum lewat",
    tooManyLinks: "Sudah ada 20 tautan pratinjau. Cabut salah satu lebih dulu",
    linkNotFound: "Tautan pratinjau ini tidak ditemukan",
    linkOver: "Tautan pratinjau ini sudah berakhir atau dicabut",
    publicationNotFound: "Penerbitan ini tidak ditemukan",
  },
  newSite: {
    taken: "Nama ini sudah dipakai situs lain",
    key: "Nama pendek terdiri atas 2 sampai 40 huruf kecil, angka, dan tanda hubung, diawali huruf",
    host: "Alamat ditulis seperti sanggar.contoh.id",
  },
  pictureUnusable:
    "Gambar ini tidak dapat dipakai. Kirim sekali lagi sebagai JPEG, PNG, WebP, atau SVG, paling besar 5 MB",
  sections: {
    tooMany: (most: number) => `Terlalu banyak: paling banyak ${most}`,
    slotUnknown: (name: string) => `Tidak ada bagian bernama "${name}"`,
    propertyUnknown: (name: string) => `Bagian ini tidak mengenal "${name}"`,
    propertyMissing: "Ini perlu diisi",
    propertyInvalid: "Isi ini tidak cocok dengan yang diminta bagian ini",
  },
  /** What a field takes that has no text of its own: its name and the schema's rule. */
  takes: {
    oneOf: (name: string, values: string) => `"${name}" hanya menerima: ${values}`,
    required: (name: string) => `"${name}" wajib diisi`,
    type: (name: string, type: string) =>
      `"${name}" harus berupa ${{ string: "teks", number: "bilangan", int: "bilangan bulat", boolean: "true atau false", array: "daftar", object: "objek", record: "objek" }[type] ?? type}`,
    invalid: (name: string) => `Nilai "${name}" tidak sah`,
    most: {
      number: (name: string, count: string) => `"${name}" paling besar ${count}`,
      text: (name: string, count: string) => `"${name}" paling panjang ${count} karakter`,
      list: (name: string, count: string) => `"${name}" paling banyak ${count} butir`,
    },
    least: {
      number: (name: string, count: string) => `"${name}" paling kecil ${count}`,
      text: (name: string, count: string) => `"${name}" paling pendek ${count} karakter`,
      list: (name: string, count: string) => `"${name}" paling sedikit ${count} butir`,
    },
  },
  fieldInvalid: "Nilai ini tidak sah",
} as const;

type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends (...given: never) => string ? T[K] : Texts<T[K]>;
};

/** What a catalogue of any language has. */
export type Messages = Texts<typeof id>;
