import { BlockList, isIPv6 } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8);
loopback.addAddress("::1", "ipv6");

const local = new BlockList();
local.addAddress("0.0.0.0");
local.addSubnet("127.0.0.0", 8);
local.addSubnet("10.0.0.0", 8);
local.addSubnet("172.16.0.0", 12);
local.addSubnet("192.168.0.0", 16);
local.addSubnet("169.254.0.0", 16);
local.addAddress("::1", "ipv6");
local.addSubnet("fc00::", 7, "ipv6");
local.addSubnet("fe80::", 10, "ipv6");

const holds = (list: BlockList, address: string): boolean => list.check(address, isIPv6(address) ? "ipv6" : "ipv4");

/** Whether an IP address is this machine; an IPv4 address written as IPv6 counts. */
export const isLoopbackAddress = (address: string): boolean => holds(loopback, address);

/** Whether an IP address is of this machine or of a private network (decisions, section 1). */
export const isLocalAddress = (address: string): boolean => holds(local, address);
