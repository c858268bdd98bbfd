-- They only count: after a crash they begin anew, and until then no attempt waits for the disk.
ALTER TABLE "attempts" SET UNLOGGED;
