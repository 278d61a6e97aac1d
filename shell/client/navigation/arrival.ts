/** Told to the window when another page is shown, with its title and its address in place. */
export const ARRIVAL = "serambi:arrival";
