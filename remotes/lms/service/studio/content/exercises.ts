import files from "./exercises.folder";
import { readExercises, type AuthoredExercise } from "./readExercises";

let read: ReadonlyMap<string, AuthoredExercise> | null = null;

/** All exercises, by slug; read once, when somebody first asks. */
export const exercisesBySlug = (): ReadonlyMap<string, AuthoredExercise> => {
  read ??= new Map(readExercises(files).map((exercise) => [exercise.slug, exercise]));
  return read;
};
