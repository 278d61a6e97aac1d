import { useState } from "react";

import type { Language } from "@serambi/kernel/contracts";

import { Button } from "../actions/Button";
import { TextLink } from "../actions/TextLink";
import { AriaLanguage } from "./AriaLanguage";
import { Row, States, type Fixture } from "./Fixture";
import s from "./floatingFixtures.module.css";
import { IconButton } from "./IconButton";
import { MenuButton } from "./MenuButton";
import { MenuItems, type MenuEntry } from "./MenuItems";
import { Popover } from "./Popover";
import type { ToastWords } from "./Toast";
import { ToastCard } from "./ToastCard";
import { Toaster } from "./Toaster";
import { ToastQueue } from "./ToastQueue";
import { Tooltip } from "./Tooltip";

const nothing = () => {};

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

/** What opens beside its control or at the foot of the window, to try and as it looks when open. */
export const floatingFixtures: readonly Fixture[] = [
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
