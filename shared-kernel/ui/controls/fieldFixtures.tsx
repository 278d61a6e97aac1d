import { Textarea } from "../forms/Textarea";
import { TextField } from "../forms/TextField";
import { formatNumber } from "@serambi/kernel/i18n";

import { States, type Fixture } from "./Fixture";
import { NumberField } from "./NumberField";
import { PhoneField } from "./PhoneField";
import { RupiahField } from "./RupiahField";

export const fieldFixtures: readonly Fixture[] = [
  {
    name: "TextField",
    render: (language) => {
      const isId = language === "id";
      const label = isId ? "Nama lengkap" : "Full name";
      const help = isId ? "Seperti yang akan tertulis di sertifikat." : "As it should stand on the certificate.";
      return (
        <States>
          <TextField label={label} help={help} placeholder="Larasati Puspa" />
          <TextField label={label} help={help} defaultValue="Larasati Puspa" />
          <TextField
            label={isId ? "Surel" : "E-mail"}
            help={isId ? "Bukti pembayaran kami kirim ke sini." : "We send the receipt here."}
            error={isId ? "Format email tidak valid." : "This is not an e-mail address."}
            defaultValue="larasati@serambi"
          />
          <TextField
            label={isId ? "Nama pengguna" : "Username"}
            help={isId ? "4–20 karakter: a–z, 0–9, garis bawah." : "4 to 20: a–z, 0–9, underscore."}
            success={isId ? "Nama ini masih bebas." : "This name is free."}
            defaultValue="larasati_p"
          />
          <TextField label={isId ? "Nomor pesanan" : "Order number"} defaultValue="INV-2026-0418" disabled />
          <TextField label={isId ? "Lembaga" : "Organisation"} defaultValue="Koperasi Sumber Rejeki" readOnly />
          <TextField
            label={isId ? "Nama panggilan" : "Nickname"}
            optionalLabel={isId ? "opsional" : "optional"}
            defaultValue={isId ? "Laras, yang duduk di dekat jendela ruang tiga" : "Laras, by the window in room three"}
          />
        </States>
      );
    },
  },
  {
    name: "Textarea",
    render: (language) => {
      const isId = language === "id";
      const label = isId ? "Catatan" : "Notes";
      const count = (used: number, most: number) =>
        `${formatNumber(used, language)} ${isId ? "dari" : "of"} ${formatNumber(most, language)}`;
      return (
        <States>
          <Textarea
            label={label}
            optionalLabel={isId ? "opsional" : "optional"}
            maxLength={1000}
            countText={count}
            defaultValue={
              isId
                ? "Kami bekerja malam, jadi pagi setelah pukul sembilan paling cocok."
                : "We run a night shift, so mornings after nine suit us."
            }
          />
          <Textarea
            label={isId ? "Aspirasi" : "Suggestion"}
            help={isId ? "Ceritakan apa yang perlu diperbaiki." : "Tell us what should be better."}
            error={isId ? "Aspirasi minimal 20 karakter." : "Write at least 20 characters."}
            defaultValue={isId ? "Perpanjang jamnya" : "Longer hours"}
          />
          <Textarea label={label} defaultValue={isId ? "Sudah ditutup." : "Closed."} disabled />
        </States>
      );
    },
  },
  {
    name: "NumberField",
    render: (language) => {
      const isId = language === "id";
      const texts = {
        label: isId ? "Jumlah kursi" : "Seats",
        help: isId ? "Antara 3 dan 40." : "Between 3 and 40.",
        decreaseLabel: isId ? "Kurangi satu" : "One less",
        increaseLabel: isId ? "Tambah satu" : "One more",
        min: 3,
        max: 40,
      };
      return (
        <States>
          <NumberField {...texts} />
          <NumberField {...texts} defaultValue={12} />
          <NumberField {...texts} defaultValue={40} />
          <NumberField {...texts} defaultValue={2} error={isId ? "Paling sedikit 3 kursi." : "At least 3 seats."} />
          <NumberField {...texts} defaultValue={12} disabled />
        </States>
      );
    },
  },
  {
    name: "PhoneField",
    render: (language) => {
      const isId = language === "id";
      const label = isId ? "Nomor HP" : "Mobile number";
      const help = isId ? "08…, 62…, atau +62…, boleh dengan tanda hubung." : "08…, 62… or +62…, dashes are fine.";
      return (
        <States>
          <PhoneField label={label} help={help} />
          <PhoneField label={label} help={help} defaultValue="+6281234567890" />
          <PhoneField
            label={label}
            help={help}
            defaultValue="021-555"
            error={
              isId
                ? "Nomor HP tidak valid. Contoh: 081234567890."
                : "This is not a mobile number. Example: 081234567890."
            }
          />
          <PhoneField label={label} defaultValue="081234567890" disabled />
        </States>
      );
    },
  },
  {
    name: "RupiahField",
    render: (language) => {
      const isId = language === "id";
      const texts = {
        language,
        label: isId ? "Donasi" : "Donation",
        help: isId ? "Paling sedikit Rp10.000." : "At least IDR 10,000.",
      };
      return (
        <States>
          <RupiahField {...texts} />
          <RupiahField {...texts} defaultValue={250_000} />
          <RupiahField
            {...texts}
            defaultValue={5000}
            error={isId ? "Donasi minimal Rp10.000." : "The least donation is IDR 10,000."}
          />
          <RupiahField {...texts} defaultValue={10_000_000} disabled />
        </States>
      );
    },
  },
];
