/** Whether the environment asks for the workshop: in development, unless WORKSHOP says otherwise. */
export declare const isWorkshopOn: (env: {
  readonly WORKSHOP?: string | undefined;
  readonly NODE_ENV?: string | undefined;
}) => boolean;
/** Names of the remotes that are built and shipped at start, in order. */
export declare const shippedFolders: (remotesFolder: string, hasWorkshop: boolean) => string[];
