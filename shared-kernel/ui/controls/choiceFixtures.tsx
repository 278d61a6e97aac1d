import { Checkbox } from "../forms/Checkbox";
import { CheckboxGroup } from "../forms/CheckboxGroup";
import { RadioGroup } from "../forms/RadioGroup";
import { Select } from "../forms/Select";
import { Switch } from "../forms/Switch";
import { ComboBox } from "./ComboBox";
import { BANKS, levelOptions, paymentOptions, topicOptions } from "./fixtureTexts";
import { States, type Fixture } from "./Fixture";
import { Slider } from "./Slider";

export const choiceFixtures: readonly Fixture[] = [
  {
    name: "Select",
    render: (language) => {
      const isId = language === "id";
      const choose = { value: "", label: isId ? "Pilih" : "Choose" };
      return (
        <States>
          <Select label={isId ? "Tingkat" : "Level"} options={levelOptions(language)} defaultValue="menengah" />
          <Select
            label={isId ? "Provinsi" : "Province"}
            help={isId ? "Diperlukan untuk formulir pajak." : "Needed for the tax form."}
            error={isId ? "Pilih provinsi." : "Choose a province."}
            options={[choose, { value: "33", label: isId ? "Jawa Tengah" : "Central Java" }]}
          />
          <Select
            label={isId ? "Kota" : "City"}
            options={[{ value: "", label: isId ? "Pilih provinsi dahulu" : "Choose a province first" }]}
            disabled
          />
          <Select compact label={isId ? "Urutkan" : "Sort"} options={levelOptions(language)} defaultValue="dasar" />
        </States>
      );
    },
  },
  {
    name: "ComboBox",
    render: (language) => {
      const isId = language === "id";
      const texts = {
        language,
        options: BANKS,
        label: "Bank",
        help: isId ? "Ketik untuk mempersempit, panah untuk berpindah." : "Type to narrow, arrows to move.",
        placeholder: isId ? "Nama atau kode bank" : "Name or code",
        emptyText: isId ? "Tidak ada bank yang cocok." : "No bank fits this.",
        countText: (shown: number, all: number) => (isId ? `${shown} dari ${all} bank` : `${shown} of ${all} banks`),
        openLabel: isId ? "Tampilkan pilihan" : "Show the choices",
        clearLabel: isId ? "Kosongkan" : "Clear",
      };
      return (
        <States>
          <ComboBox {...texts} />
          <ComboBox {...texts} defaultValue="008" />
          <ComboBox {...texts} error={isId ? "Pilih bank." : "Choose a bank."} />
          <ComboBox {...texts} defaultValue="014" disabled />
          <ComboBox {...texts} compact help={undefined} />
        </States>
      );
    },
  },
  {
    name: "CheckboxGroup",
    render: (language) => {
      const isId = language === "id";
      const label = isId ? "Topik" : "Topics";
      return (
        <States>
          <CheckboxGroup label={label} name="topics" options={topicOptions(language)} defaultValue={["indeks"]} />
          <CheckboxGroup
            label={label}
            name="topics-error"
            help={isId ? "Boleh lebih dari satu." : "More than one is fine."}
            error={isId ? "Pilih paling sedikit satu topik." : "Choose at least one topic."}
            options={topicOptions(language)}
          />
          <div>
            <Checkbox label={isId ? "Seluruh modul 3" : "All of module 3"} indeterminate />
            <Checkbox
              label={isId ? "Saya menyetujui Kebijakan Privasi" : "I agree to the privacy policy"}
              error={isId ? "Anda harus menyetujui Kebijakan Privasi." : "Please agree to the privacy policy."}
            />
            <Checkbox
              label={isId ? "Tampilkan nama saya" : "Show my name"}
              help={isId ? "Di papan peringkat musim ini." : "On this season's board."}
              defaultChecked
            />
          </div>
        </States>
      );
    },
  },
  {
    name: "RadioGroup",
    render: (language) => {
      const isId = language === "id";
      const where = [
        { value: "online", label: isId ? "Daring" : "Online" },
        { value: "onsite", label: isId ? "Di tempat Anda" : "On site" },
      ];
      const views = [
        { value: "list", label: isId ? "Daftar" : "List" },
        { value: "map", label: isId ? "Peta" : "Map" },
        { value: "table", label: isId ? "Tabel" : "Table" },
      ];
      const label = isId ? "Tempat" : "Where";
      return (
        <States>
          <RadioGroup label={label} name="where" options={where} defaultValue="online" />
          <RadioGroup
            label={label}
            name="where-error"
            options={where}
            error={isId ? "Pilih tempat." : "Choose where."}
          />
          <RadioGroup label={label} name="where-off" options={where} defaultValue="onsite" disabled />
          <RadioGroup
            label={isId ? "Cara membayar" : "How to pay"}
            name="pay"
            look="panel"
            options={paymentOptions(language)}
            defaultValue="qris"
          />
          <RadioGroup
            label={isId ? "Tampilan" : "View"}
            name="view"
            look="segments"
            options={views}
            defaultValue="list"
          />
        </States>
      );
    },
  },
  {
    name: "Switch",
    render: (language) => {
      const isId = language === "id";
      return (
        <States>
          <Switch label={isId ? "Kirimi saya surat mingguan" : "Send me the weekly letter"} defaultChecked />
          <Switch
            label={isId ? "Tampilkan nama saya di papan" : "Show my name on the board"}
            help={isId ? "Anggota tim lain melihatnya." : "The rest of the team sees it."}
          />
          <Switch
            label={isId ? "Masuk dua langkah, diatur perusahaan" : "Two-step log-in, set by the company"}
            disabled
          />
        </States>
      );
    },
  },
  {
    name: "Slider",
    render: (language) => {
      const isId = language === "id";
      const texts = {
        label: isId ? "Jam belajar per minggu" : "Weekly hours",
        valueText: (hours: number) => (isId ? `${hours} jam` : `${hours} hours`),
        endText: String,
        min: 2,
        max: 12,
      };
      return (
        <States>
          <Slider {...texts} defaultValue={7} />
          <Slider {...texts} />
          <Slider {...texts} defaultValue={12} error={isId ? "Paling banyak 10 jam." : "10 hours at most."} />
          <Slider {...texts} defaultValue={5} disabled />
        </States>
      );
    },
  },
];
