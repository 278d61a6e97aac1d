/** Problems below a place, named from there: of `home.sections.2.props.title`, `title`. */
export const problemsBelow = (
  problems: Readonly<Record<string, string>>,
  place: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([path, text]) =>
      path === place ? [["", text]] : path.startsWith(`${place}.`) ? [[path.slice(place.length + 1), text]] : [],
    ),
  );
