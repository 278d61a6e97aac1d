export { failed, idle, ready, RemoteData, type RemoteState } from "./RemoteData";
