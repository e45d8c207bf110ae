import path from 'node:path';
import semver from 'semver';

/**
 * @typedef {object} Locked one package of a lock file
 * @property {string} [version]
 * @property {{ node?: string }} [engines]
 * @property {Record<string, string>} [optionalDependencies]
 *
 * @typedef {Record<string, Locked>} Packages by the folder they are installed in; ours is ''
 */

/**
 * Whether Node, looking upwards from this folder, would find the package installed.
 * @param {Packages} packages
 * @param {string} folder
 * @param {string} name
 * @returns {boolean}
 */
function isLocked(packages, folder, name) {
  if (path.posix.join(folder, 'node_modules', name) in packages) return true;
  return folder !== '.' && isLocked(packages, path.posix.dirname(folder), name);
}

/**
 * Binaries that a package brings for some machine, and that would not be installed there: npm leaves
 * out of the lock file, without a word, whatever its registry lacked on the day.
 * @param {Packages} packages
 * @returns {string[]} one line for each
 */
export function missingBinaries(packages) {
  return Object.entries(packages).flatMap(([folder, { version, optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, folder, name))
      .map((name) => `${folder} ${version} names ${name}, which is not in the lock file`),
  );
}

/**
 * Packages that declare a newer Node than the oldest one we promise to run on.
 * @param {Packages} packages
 * @returns {string[]} one line for each
 */
export function wantsNewerNode(packages) {
  const promised = packages[''].engines?.node;
  const oldest = promised && semver.minVersion(promised);
  if (!oldest) return ['our own package.json promises no Node'];
  return Object.entries(packages)
    .filter(([, { engines }]) => engines?.node && !semver.satisfies(oldest, engines.node))
    .map(([folder, { version, engines }]) => {
      return `${folder} ${version} wants Node ${engines?.node}, and we promise ${oldest}`;
    });
}
