import { useRef, useState } from "react";

import type { Language } from "@serambi/kernel/contracts";

import { Button } from "../actions/Button";
import { TextLink } from "../actions/TextLink";
import { Checkbox } from "../forms/Checkbox";
import { AriaLanguage } from "./AriaLanguage";
import { Dialog } from "./Dialog";
import { DialogPanel } from "./DialogPanel";
import { Drawer } from "./Drawer";
import { Row, States, type Fixture } from "./Fixture";
import s from "./floatingFixtures.module.css";
import { IconButton } from "./IconButton";
import { MenuButton } from "./MenuButton";
import { MenuItems, type MenuEntry } from "./MenuItems";
import { Popover } from "./Popover";
import { ToastCard } from "./ToastCard";
import { Toaster } from "./Toaster";
import { ToastQueue } from "./ToastQueue";
import type { ToastWords } from "./Toast";
import { Tooltip } from "./Tooltip";

const nothing = () => {};
const closeLabel = (language: Language) => (language === "id" ? "Tutup" : "Close");

const leaving = (language: Language) =>
  language === "id"
    ? {
        open: "Keluar dari kelas…",
        title: "Keluar dari kelas?",
        text: "Catatan Anda tetap ada. Kursi Anda di angkatan November diberikan kepada orang berikutnya dalam antrean.",
        stay: "Tetap ikut",
        leave: "Keluar dari kelas",
      }
    : {
        open: "Leave the course…",
        title: "Leave the course?",
        text: "Your notes stay. Your place in the November intake goes to the next person on the list.",
        stay: "Stay",
        leave: "Leave the course",
      };

const LeaveDialog = ({ language }: { readonly language: Language }) => {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const words = leaving(language);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={trigger} variant="danger-line" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.title}
        closeLabel={closeLabel(language)}
        returnFocus={trigger}
        role="alertdialog"
        actions={
          <>
            <Button variant="line" onClick={close}>
              {words.stay}
            </Button>
            <Button variant="danger" onClick={close}>
              {words.leave}
            </Button>
          </>
        }
      >
        {words.text}
      </Dialog>
    </>
  );
};

const DialogFace = ({ language }: { readonly language: Language }) => {
  const words = leaving(language);
  return (
    <div className={s.dialog}>
      <DialogPanel
        id={`dialog-face-${language}`}
        title={words.title}
        closeLabel={closeLabel(language)}
        onClose={nothing}
        actions={
          <>
            <Button variant="line">{words.stay}</Button>
            <Button variant="danger">{words.leave}</Button>
          </>
        }
      >
        {words.text}
      </DialogPanel>
    </div>
  );
};

const filter = (language: Language) =>
  language === "id"
    ? {
        open: "Saring",
        title: "Saring kelas",
        show: "Tampilkan 3 kelas",
        states: ["Pendaftaran dibuka", "Berlangsung"],
      }
    : { open: "Filter", title: "Filter courses", show: "Show 3 courses", states: ["Registration open", "In progress"] };

const FilterChoices = ({ states }: { readonly states: readonly string[] }) =>
  states.map((state, index) => (
    <Checkbox key={state} name="state" label={state} count={3 + 2 * index} defaultChecked={index === 0} />
  ));

const FilterDrawer = ({ language, side }: { readonly language: Language; readonly side: "start" | "end" }) => {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const words = filter(language);
  const close = () => setOpen(false);
  return (
    <>
      <Button ref={trigger} variant="line" size="small" onClick={() => setOpen(true)}>
        {words.open} {side === "start" ? "←" : "→"}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        side={side}
        title={words.title}
        closeLabel={closeLabel(language)}
        returnFocus={trigger}
        actions={
          <Button size="small" onClick={close}>
            {words.show}
          </Button>
        }
      >
        <FilterChoices states={words.states} />
      </Drawer>
    </>
  );
};

const DrawerFace = ({ language }: { readonly language: Language }) => {
  const words = filter(language);
  return (
    <div className={s.scene}>
      <div className={s.drawer}>
        <DialogPanel
          id={`drawer-face-${language}`}
          title={words.title}
          closeLabel={closeLabel(language)}
          onClose={nothing}
          actions={<Button size="small">{words.show}</Button>}
        >
          <FilterChoices states={words.states} />
        </DialogPanel>
      </div>
    </div>
  );
};

const entries = (language: Language): readonly MenuEntry[] => {
  const isId = language === "id";
  return [
    { id: "rename", icon: "edit", label: isId ? "Ganti nama" : "Rename", hint: "F2" },
    { id: "copy", icon: "copy", label: isId ? "Gandakan" : "Duplicate" },
    { id: "download", icon: "download", label: isId ? "Unduh CSV" : "Download CSV" },
    {
      id: "share",
      icon: "share",
      label: isId ? "Bagikan (tautan ditutup)" : "Share (links are off)",
      isDisabled: true,
    },
    { id: "delete", icon: "trash", label: isId ? "Hapus…" : "Delete…", isDangerous: true },
  ];
};

const toasts = (language: Language): readonly ToastWords[] =>
  language === "id"
    ? [
        { tone: "info", title: "Draf disimpan.", text: "Anda dapat kembali ke sini sampai pukul 23.59 WIB." },
        {
          tone: "success",
          title: "Tersimpan.",
          text: "Tampil di situs dalam satu menit.",
          action: { label: "Urungkan", onPress: nothing },
        },
        { tone: "warning", title: "Kursi hampir habis.", text: "Tersisa 2 dari 24 kursi." },
        { tone: "danger", title: "Belum terkirim.", text: "Anda sedang luring; yang Anda tulis tetap ada." },
      ]
    : [
        { tone: "info", title: "Draft kept.", text: "You can come back to it until 23.59 in Jakarta." },
        {
          tone: "success",
          title: "Saved.",
          text: "Live on the site in a minute.",
          action: { label: "Undo", onPress: nothing },
        },
        { tone: "warning", title: "Nearly full.", text: "2 of 24 seats are left." },
        { tone: "danger", title: "Not sent.", text: "You are offline; what you typed is kept." },
      ];

const dismissLabel = (language: Language) => (language === "id" ? "Tutup pemberitahuan" : "Dismiss");

const LiveToasts = ({ language }: { readonly language: Language }) => {
  const [queue] = useState(() => new ToastQueue());
  return (
    <Row>
      {toasts(language).map((words) => (
        <Button key={words.title} variant="line" size="small" onClick={() => queue.show(words)}>
          {words.title}
        </Button>
      ))}
      <Toaster
        queue={queue}
        label={language === "id" ? "Pemberitahuan" : "Notifications"}
        dismissLabel={dismissLabel(language)}
      />
    </Row>
  );
};

/** What opens over the page, as buttons to try and as it looks when open. */
export const floatingFixtures: readonly Fixture[] = [
  { name: "Dialog", render: (language) => <LeaveDialog language={language} /> },
  { name: "Dialog (open)", render: (language) => <DialogFace language={language} /> },
  {
    name: "Drawer",
    render: (language) => (
      <Row>
        <FilterDrawer language={language} side="start" />
        <FilterDrawer language={language} side="end" />
      </Row>
    ),
  },
  { name: "Drawer (open)", render: (language) => <DrawerFace language={language} /> },
  {
    name: "Popover",
    render: (language) => (
      <Popover
        label={language === "id" ? "Tentang harga" : "About the price"}
        trigger={(attributes) => (
          <Button {...attributes} variant="line" size="small">
            {language === "id" ? "Apa saja yang termasuk?" : "What is included?"}
          </Button>
        )}
      >
        <p>
          {language === "id"
            ? "Dua belas pertemuan, bahan cetak, dan satu kali ujian. Perjalanan dan penginapan tidak termasuk. "
            : "Twelve sessions, the printed material and one examination. Travel and lodging are not included. "}
          <TextLink to="#popover">{language === "id" ? "Rincian biaya" : "All fees"}</TextLink>
        </p>
      </Popover>
    ),
  },
  {
    name: "MenuButton",
    render: (language) => (
      <Row>
        <MenuButton
          language={language}
          label={language === "id" ? "Tindakan" : "Actions"}
          entries={entries(language)}
          onAction={nothing}
        />
        <MenuButton
          language={language}
          icon="menu"
          label={language === "id" ? "Tindakan untuk PostgreSQL in Production" : "Actions for PostgreSQL in Production"}
          entries={entries(language)}
          onAction={nothing}
        />
      </Row>
    ),
  },
  {
    name: "MenuButton (open)",
    render: (language) => (
      <div className={s.menu}>
        <AriaLanguage language={language}>
          <MenuItems
            label={language === "id" ? "Tindakan" : "Actions"}
            entries={entries(language)}
            onAction={nothing}
          />
        </AriaLanguage>
      </div>
    ),
  },
  {
    name: "Tooltip",
    render: (language) => (
      <Tooltip text={language === "id" ? "Dihitung tiap malam, pukul 02.00 WIB" : "Counted once a night, at 02.00 WIB"}>
        {(attributes) => (
          <IconButton {...attributes} icon="info" label={language === "id" ? "Cara menghitung" : "How it is counted"} />
        )}
      </Tooltip>
    ),
  },
  { name: "Toaster", render: (language) => <LiveToasts language={language} /> },
  {
    name: "Toaster (open)",
    render: (language) => (
      <States>
        {toasts(language).map((words) => (
          <ToastCard
            key={words.title}
            toast={{ ...words, tone: words.tone ?? "info", timeoutMs: null }}
            dismissLabel={dismissLabel(language)}
            onDismiss={nothing}
            isPaused
          />
        ))}
      </States>
    ),
  },
];
