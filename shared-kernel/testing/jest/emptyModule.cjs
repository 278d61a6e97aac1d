/** A style sheet in tests: nothing. */
module.exports = {};
