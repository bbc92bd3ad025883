import { playedCells, testCells } from './cellTests';
import { writeRows } from './writes/writeRows';

testCells(playedCells(writeRows));
