const BUILT_IN: Readonly<Record<string, string>> = {
  PKc: "char const*",
  b: "bool",
  c: "char",
  d: "double",
  f: "float",
  i: "int",
  j: "unsigned int",
  l: "long",
  m: "unsigned long",
  x: "long long",
  y: "unsigned long long",
};
const STRING = /^NSt3__2\d+basic_stringIc/;
const LENGTH = /^\d+/;

/** The name of a C++ type as it stands in a program, from the compiler's (`St12out_of_range`); that one, where it is of another form. */
export const typeNameOf = (name: string): string => {
  const builtIn = BUILT_IN[name];
  if (builtIn !== undefined) return builtIn;
  if (STRING.test(name)) return "std::string";
  let rest = /^N(.*)E$/.exec(name)?.[1] ?? name;
  const parts: string[] = [];
  if (rest.startsWith("St")) {
    parts.push("std");
    rest = rest.slice("St".length);
  }
  while (rest !== "") {
    const [digits] = LENGTH.exec(rest) ?? [];
    if (digits === undefined) return name;
    const end = digits.length + Number(digits);
    parts.push(rest.slice(digits.length, end));
    rest = rest.slice(end);
  }
  return parts.join("::");
};
