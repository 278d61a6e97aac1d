import { describeTables } from "@serambi/platform/testing";

import * as tables from "./tables";
import { serviceWithPosts } from "./testing/serviceWith";

describeTables({ service: serviceWithPosts, tables: Object.values(tables) });
