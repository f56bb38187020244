export { bookFile } from './books.ts';
export { type Book, GRADES, type Grade, type Puzzle } from './puzzle.ts';
export { readBook } from './read-book.ts';
