import { useRef, useState } from "react";

import type { Language } from "@serambi/kernel/contracts";

import { Button } from "../actions/Button";
import { Checkbox } from "../forms/Checkbox";
import { Dialog } from "./Dialog";
import s from "./dialogFixtures.module.css";
import { DialogPanel } from "./DialogPanel";
import { Drawer } from "./Drawer";
import { Row, type Fixture } from "./Fixture";

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

/** What opens over the page, as buttons to try and as it looks when open. */
export const dialogFixtures: readonly Fixture[] = [
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
];
