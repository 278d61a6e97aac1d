import { expect, it } from "@jest/globals";
import { sharedLibraries } from "@serambi/kernel/shared";
import { Children, Component, createContext, memo, useState } from "react";
import { renderToString } from "react-dom/server";

import { freezeLibraries } from "./freezeLibraries";

/** Each test file has libraries of its own. */
freezeLibraries(sharedLibraries);

it("leaves nothing of React and the kernel to be replaced", () => {
  const replaced = Object.values(sharedLibraries)
    .filter((library): library is object => typeof library === "object" && library !== null)
    .flatMap((library) => Object.keys(library).filter((name) => Reflect.set(library, name, "poison")));
  expect(replaced).toEqual([]);
  expect(Reflect.set(Children, "map", "poison")).toBe(false);
  expect(Reflect.set(Component.prototype, "setState", "poison")).toBe(false);
});

it("lets React render as before: contexts, classes with a state, what is kept", () => {
  const Name = createContext(0);
  class Greeting extends Component {
    static override contextType = Name;
    override state = { word: "Halo" };
    override render() {
      return `${this.state.word}, ${String(this.context)}`;
    }
  }
  const Page = memo(() => {
    const [count] = useState(1);
    return (
      <Name value={count}>
        <Greeting />
      </Name>
    );
  });
  expect(renderToString(<Page />)).toBe("Halo, 1");
});
