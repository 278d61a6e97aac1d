import { Button } from "../actions/Button";
import { TextField } from "../forms/TextField";
import { FileUpload } from "./FileUpload";
import { States, type Fixture } from "./Fixture";
import { Form } from "./Form";

const MB = 1024 * 1024;

/** A file of a size, without its bytes. */
const file = (name: string, type: string, size: number): File =>
  Object.defineProperty(new File([], name, { type, lastModified: 0 }), "size", { value: size });

export const sendingFixtures: readonly Fixture[] = [
  {
    name: "FileUpload",
    render: (language) => {
      const isId = language === "id";
      const props = {
        language,
        label: isId ? "Surat persetujuan" : "Consent letter",
        help: isId ? "PDF atau JPEG, paling besar 5 MB." : "PDF or JPEG, 5 MB at most.",
        accept: ".pdf,image/jpeg",
        maxBytes: 5 * MB,
        texts: {
          choose: isId ? "Pilih berkas" : "Choose a file",
          drop: isId ? "atau seret ke sini" : "or drop it here",
          remove: (name: string) => (isId ? `Hapus ${name}` : `Remove ${name}`),
          tooLarge: isId ? "Ukuran berkas maksimal 5 MB." : "Files may be 5 MB at most.",
          wrongType: isId ? "Hanya PDF atau JPEG." : "PDF or JPEG only.",
          chosen: (count: number) => (isId ? `${count} berkas dipilih` : `${count} files chosen`),
        },
      };
      const sent = isId ? "62% dari 3,4 MB, 8 detik lagi" : "62% of 3.4 MB, 8 seconds left";
      return (
        <States>
          <FileUpload {...props} />
          <FileUpload
            {...props}
            multiple
            defaultFiles={[
              file("persetujuan-bagas.pdf", "application/pdf", 1.2 * MB),
              file("persetujuan-made.jpg", "image/jpeg", 3.4 * MB),
              file("persetujuan-sri.pdf", "application/pdf", 7.8 * MB),
              file("persetujuan-yosef.docx", "application/msword", 48_000),
            ]}
            progressOf={({ name }) => (name.includes("made") ? { share: 0.62, text: sent } : undefined)}
          />
          <FileUpload {...props} error={isId ? "Sertakan surat persetujuan." : "Add the consent letter."} />
          <FileUpload {...props} disabled />
        </States>
      );
    },
  },
  {
    name: "Form",
    render: (language) => {
      const isId = language === "id";
      const faults = [
        { id: "fixture-npsn", message: isId ? "NPSN harus 8 digit, atau K/P + 7 digit." : "8 digits, or K/P and 7." },
        { id: "fixture-school", message: isId ? "Nama sekolah wajib diisi." : "Write the school's name." },
      ];
      const title = (count: number) =>
        isId ? `Ada ${count} isian yang perlu diperbaiki` : `${count} things to correct`;
      return (
        <Form faults={faults} summaryTitle={title} onSubmit={(event) => event.preventDefault()}>
          <States>
            <TextField id="fixture-npsn" label="NPSN" defaultValue="2030" error={faults[0]?.message} />
            <TextField
              id="fixture-school"
              label={isId ? "Nama sekolah" : "School"}
              error={faults[1]?.message}
              required
            />
          </States>
          <States inRow>
            <Button type="submit">{isId ? "Daftarkan sekolah" : "Register the school"}</Button>
          </States>
        </Form>
      );
    },
  },
  {
    name: "Button",
    render: (language) => {
      const isId = language === "id";
      const enrol = isId ? "Daftar dan mulai" : "Enrol and begin";
      const enrolling = isId ? "Mendaftarkan…" : "Enrolling…";
      return (
        <States inRow>
          <Button>{enrol}</Button>
          <Button busy={false} busyLabel={enrolling}>
            {enrol}
          </Button>
          <Button busy busyLabel={enrolling}>
            {enrol}
          </Button>
          <Button disabled>{enrol}</Button>
          <Button variant="line">{isId ? "Baca bab 1" : "Read chapter 1"}</Button>
          <Button variant="line" busy busyLabel={isId ? "Membuka…" : "Opening…"}>
            {isId ? "Baca bab 1" : "Read chapter 1"}
          </Button>
          <Button variant="quiet">{isId ? "Lain kali" : "Not now"}</Button>
          <Button variant="danger">{isId ? "Hapus draf" : "Delete draft"}</Button>
          <Button variant="danger-line">{isId ? "Tolak…" : "Reject…"}</Button>
          <Button size="small">{isId ? "Simpan" : "Save"}</Button>
          <Button size="small" variant="line">
            {isId ? "Batal" : "Cancel"}
          </Button>
        </States>
      );
    },
  },
];
