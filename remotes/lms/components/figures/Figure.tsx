import type { LmsFigure } from "../../contract/hosts/lmsFigures";
import { Certificate } from "./Certificate";
import { Chart } from "./Chart";
import { Code } from "./Code";
import { Drill } from "./Drill";
import { Leaf } from "./Leaf";
import { Letters } from "./Letters";
import { Outline } from "./Outline";
import { Question } from "./Question";
import { Sheet } from "./Sheet";
import { Thread } from "./Thread";
import { Timetable } from "./Timetable";

const drawn = (figure: LmsFigure) => {
  switch (figure.kind) {
    case "outline":
      return <Outline {...figure} />;
    case "sheet":
      return <Sheet {...figure} />;
    case "question":
      return <Question {...figure} />;
    case "code":
      return <Code {...figure} />;
    case "certificate":
      return <Certificate {...figure} />;
    case "timetable":
      return <Timetable {...figure} />;
    case "chart":
      return <Chart {...figure} />;
    case "letters":
      return <Letters {...figure} />;
    case "drill":
      return <Drill {...figure} />;
    case "leaf":
      return <Leaf {...figure} />;
    case "thread":
      return <Thread {...figure} />;
  }
};

/** A part of the product, drawn: to whoever does not see it, it is a picture with its words. */
export const Figure = ({ figure }: { readonly figure: LmsFigure }) => (
  <div role="img" aria-label={figure.alt}>
    {drawn(figure)}
  </div>
);
