import { playedCells, testCells } from './cellTests';
import { readRows } from './reads/readRows';

testCells(playedCells(readRows));
