export { bareAddress } from "./bareAddress";
export { ownPicture, withOwnPicture } from "./ownPicture";
export { sanitizeHtml } from "./sanitizeHtml";
