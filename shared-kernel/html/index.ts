export { cleanHtml, withClean } from "./cleanHtml";
export { bareAddress } from "./bareAddress";
export { ownPicture, withOwnPicture } from "./ownPicture";
export { sanitizeHtml } from "./sanitizeHtml";
