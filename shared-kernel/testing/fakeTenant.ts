import { TenantSettings, type PublicTenant } from "../contracts";

export interface TenantOverrides extends Partial<Omit<PublicTenant, "settings">> {
  readonly settings?: Partial<TenantSettings>;
}

/** A tenant that is open, has only `/` and the defaults of specification section 9. */
export const fakeTenant = ({ settings, ...tenant }: TenantOverrides = {}): PublicTenant => {
  const language = tenant.language ?? "id";
  return {
    key: "contoh",
    id: "tenant-contoh",
    origin: "https://contoh.example",
    ...tenant,
    language,
    settings: {
      ...TenantSettings.parse({
        title: "Sekolah Contoh",
        layout: "default",
        isMaintenance: false,
        language,
        css: {},
        meta: {},
      }),
      ...settings,
    },
  };
};
