/* What the sanitizer calls where a program goes wrong: tells the place, and ends it. Included before each file of a program. */
#ifndef STUDIO_REPORT
#define STUDIO_REPORT
#ifdef __cplusplus
extern "C" {
#endif
struct studio_place {
  const char *file;
  unsigned line;
  unsigned column;
};
__attribute__((import_module("studio"), import_name("report"))) void studio_report(const char *file, unsigned line,
                                                                                    unsigned column, unsigned what);
#define STUDIO_HANDLER(name, what)                                                                     \
  __attribute__((weak, no_sanitize("all"))) void __ubsan_handle_##name(struct studio_place *place) {   \
    studio_report(place->file, place->line, place->column, what);                                      \
    __builtin_trap();                                                                                  \
  }
STUDIO_HANDLER(divrem_overflow, 0)
STUDIO_HANDLER(divrem_overflow_abort, 0)
STUDIO_HANDLER(out_of_bounds, 1)
STUDIO_HANDLER(out_of_bounds_abort, 1)
STUDIO_HANDLER(type_mismatch_v1, 2)
STUDIO_HANDLER(type_mismatch_v1_abort, 2)
STUDIO_HANDLER(builtin_unreachable, 3)
STUDIO_HANDLER(missing_return, 4)
STUDIO_HANDLER(vla_bound_not_positive, 5)
STUDIO_HANDLER(vla_bound_not_positive_abort, 5)
/* A program that asks for more than it may have is told as such: most look at no null. */
#define STUDIO_ALLOCATOR(name, parameters, arguments)                                                  \
  extern void *__real_##name parameters;                                                               \
  __attribute__((weak)) void *__wrap_##name parameters {                                               \
    void *found = __real_##name arguments;                                                             \
    if (!found) studio_report(0, 0, 0, 6);                                                             \
    return found;                                                                                      \
  }
STUDIO_ALLOCATOR(malloc, (unsigned long bytes), (bytes))
STUDIO_ALLOCATOR(calloc, (unsigned long count, unsigned long bytes), (count, bytes))
STUDIO_ALLOCATOR(realloc, (void *before, unsigned long bytes), (before, bytes))
#ifdef __cplusplus
}
#endif
#endif
