import s from "./CodePlaces.module.css";

/**
 * Class of an element in which whatever has `data-code` looks like code: a `div` with the language's name and a button that copies,
 * then a `pre`. A text that is put into a page as HTML can have these as well as a component.
 */
export const CODE_PLACES = s.places;
