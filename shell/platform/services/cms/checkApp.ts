import { ApiFailure } from "../../app/ApiFailure";
import type { TenantCall } from "../../app/tenantHandler";

/**
 * `{app}` is the tenant's key, or its host or the host's first label where a caller does not know the key yet.
 * The app token decides whose id and settings are answered; another tenant's name is not found.
 */
export const checkApp = ({ tenant, input, texts }: TenantCall<{ app: string }>): void => {
  const names = [tenant.key, tenant.host, tenant.host.split(".", 1)[0]];
  if (!names.includes(input.app)) throw new ApiFailure(404, texts.notFound);
};
