export { MemberPlace } from "../frame/MemberPlace";
export { watchSession } from "./watchSession";
