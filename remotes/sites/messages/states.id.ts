/** States of a class (specification section 2.4). */
export const stateMessages = {
  "state.coming-soon": "Akan Datang",
  "state.registration-open": "Pendaftaran Dibuka",
  "state.started": "Sedang Berlangsung",
  "state.ended": "Telah Selesai",
  "state.upcoming": "Segera Dimulai",
};
