export { driveSending } from "@serambi/kernel/ui/controls";
