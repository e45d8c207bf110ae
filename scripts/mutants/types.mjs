import path from 'node:path';
import ts from 'typescript';
import { root } from '../install.mjs';

/**
 * Asks TypeScript about a changed source, which exists in memory only.
 * @returns {(file: string, text: string) => boolean} whether the types refuse it
 */
export function typeChecker() {
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options: all } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // A name that a change leaves unused says nothing about whether the change is noticed.
  const options = { ...all, noUnusedLocals: false, noUnusedParameters: false };
  /** @type {{ file: string, text: string } | null} */
  let changed = null;
  let version = 0;
  /** @param {string} file */
  const isChanged = (file) => changed !== null && path.resolve(file) === changed.file;
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: (file) => (isChanged(file) ? `changed ${version}` : 'as it is'),
    getScriptSnapshot: (file) => {
      const text = isChanged(file) ? changed?.text : ts.sys.readFile(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath,
  });
  return (file, text) => {
    changed = { file: path.join(root, file), text };
    version += 1;
    return service.getSemanticDiagnostics(changed.file).length > 0;
  };
}
