/**
 * The part of MobX that stores use, and the only way to it: one shared copy of exactly these names is 3.4 KB
 * (brotli) smaller than the whole library, and a store can have no other copy by accident.
 */
export { action, computed, configure, makeObservable, observable, observableRef } from "mobx";
export { failed, idle, ready, RemoteData, type RemoteState } from "./RemoteData";
