import { Certificate, type Language, type PublicTenant } from "@serambi/kernel/contracts";
import { AppError, isAppError } from "@serambi/kernel/errors";
import { readEnvelope } from "@serambi/kernel/http";
import { hasRoute } from "@serambi/kernel/remote";

import { loadLayout } from "../../client/layouts";
import { SiteIcons } from "../images/SiteIcons";
import type { ImageSources } from "../images/ImageSources";
import type { TenantDirectory } from "../startup/TenantDirectory";
import type { Upstream } from "../upstream/Upstream";
import { CERTIFICATE_ROUTE, certificateFace, type CertificateFace } from "./CertificateFace";

export interface CertificateFilesDeps {
  readonly directory: TenantDirectory;
  readonly upstream: Upstream;
  readonly sources: Pick<ImageSources, "read">;
}

/** Which certificate, and where it is asked for. */
export interface CertificateQuestion {
  /** Canonical host. */
  readonly host: string;
  readonly origin: string;
  readonly code: string;
  readonly language: Language | undefined;
}

/** A certificate as it would be drawn now. */
export interface CurrentCertificate {
  readonly face: CertificateFace;
  /** As printed. */
  readonly code: string;
  /** Key of the tenant. */
  readonly tenant: string;
}

/** What the learning host says of a code that was never given out, or not on this site. */
const UNKNOWN: ReadonlySet<string> = new Set(["not-found", "bad-request", "invalid"]);

/** A logo that is gone keeps no certificate back; one that cannot be had at present comes with the next try. */
const orNone = (error: unknown): null => {
  if (isAppError(error) && error.code === "not-found") return null;
  throw error;
};

/** Certificates as the learning host has them: names come from there and never from an address. */
export class CertificateFiles {
  private readonly icons: SiteIcons;

  constructor(private readonly deps: CertificateFilesDeps) {
    this.icons = new SiteIcons(deps.sources);
  }

  /**
   * @returns null where there is no such site or certificate, or the site shows none
   * @throws AppError where the host or the logo cannot be had at present
   */
  current = async ({ host, origin, code, language }: CertificateQuestion): Promise<CurrentCertificate | null> => {
    const site = await this.deps.directory.find(host, origin, language);
    if (!site || site.tenant.settings.isMaintenance || !hasRoute(site.tenant, CERTIFICATE_ROUTE)) return null;
    const { tenant } = site;
    const [certificate, layout] = await Promise.all([this.ask(host, tenant, code), loadLayout(tenant.settings.layout)]);
    if (!certificate) return null;
    const logo = await this.icons.logo(tenant).catch(orNone);
    return { face: certificateFace(tenant, layout, certificate, logo), code: certificate.code, tenant: tenant.key };
  };

  private async ask(host: string, { id, language }: PublicTenant, code: string): Promise<Certificate | null> {
    const path = CERTIFICATE_ROUTE.replace(":code", encodeURIComponent(code));
    const { learning } = this.deps.upstream.clients({ host, path, lmsId: id, language });
    try {
      return readEnvelope(await learning.get("certificate", { params: { code } }), Certificate);
    } catch (error) {
      if (isAppError(error) && UNKNOWN.has(error.code)) return null;
      if (isAppError(error)) throw error;
      throw new AppError("upstream", "The certificate cannot be read", { cause: error });
    }
  }
}
