/** Why somebody should look at an invoice: the right to what was paid is late, money came after its end, or it was paid twice. */
export type Attention = "late-grant" | "late-payment" | "double-payment";
