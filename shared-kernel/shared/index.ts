export { sharedLibraries } from "./sharedLibraries";
