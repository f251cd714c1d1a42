export { mountBilling } from "./billing.endpoints.ts";
export { charge, type Charge } from "./charge.ts";
export { refund, type Refund } from "./refund.ts";
export { readPlan } from "./read-plan.ts";
export { getCredits, type Credits } from "./get-credits.ts";
