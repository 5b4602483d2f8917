/** Stands for every CSS Module: each class is called by its own name. `__esModule` keeps Babel from copying it. */
module.exports = new Proxy({}, { get: (_target, name) => (name === "__esModule" ? true : String(name)) });
